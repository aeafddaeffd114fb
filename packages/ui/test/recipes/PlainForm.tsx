import { ProbabilitySlider } from '@credence/ui';

export function PlainForm() {
  return (
    <form action="/answers" method="post">
      <ProbabilitySlider label="How likely is it that Metastasis is: present?" name="present" required />
      <button type="submit">Save</button>
      <button type="reset">Start again</button>
    </form>
  );
}
