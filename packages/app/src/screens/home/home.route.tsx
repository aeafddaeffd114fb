import {
  type ActionFunctionArgs,
  data,
  redirect,
  useFetcher,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router-dom';
import { api } from '../../api.js';
import { paths } from '../../paths.js';
import { useSession } from '../../session/useSession.js';
import { HomeScreen } from './HomeScreen.js';
import { loadNetworkLists } from './networkLists.js';
import { uploadNetwork, type UploadRefusal } from './upload.js';

/** The lists come as a promise: the screen is there at once, and shows that they load. */
export function loader() {
  return { lists: loadNetworkLists(api) };
}

export async function action({ request }: ActionFunctionArgs) {
  const result = await uploadNetwork(api, (await request.formData()).get('xmlFile'));
  // A status of its own, so that a refused file does not fetch the lists again.
  return 'networkId' in result ? redirect(paths.network.href(result.networkId)) : data(result, { status: 400 });
}

export function Component() {
  const { lists } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const upload = useFetcher<UploadRefusal>();

  return (
    <HomeScreen
      name={user?.firstname ?? ''}
      lists={lists}
      uploading={upload.state !== 'idle'}
      refusal={upload.data}
      onRetry={() => void revalidate()}
      onContinue={(networkId) => void navigate(paths.network.href(networkId))}
      onUpload={(file) => void upload.submit(uploadForm(file), { method: 'post', encType: 'multipart/form-data' })}
    />
  );
}

function uploadForm(file: File | null): FormData {
  const form = new FormData();
  if (file) form.set('xmlFile', file);
  return form;
}
