"""Signs in, answers the next open question of the first network, and reads the answer back, with the generated client."""

import sys

from credence_client import AuthenticatedClient, Client
from credence_client.api.assessment import get_question, save_answer
from credence_client.api.networks import get_overview, list_networks
from credence_client.api.session import login
from credence_client.models import AnswerSave, AnswerSaved, Certainty, Credentials, Question

url, username, password = sys.argv[1:]
signed_in = login.sync(client=Client(base_url=url), body=Credentials(username=username, password=password))
client = AuthenticatedClient(base_url=url, token=signed_in.token, prefix="Token")

network = list_networks.sync(client=client).networks[0].network_id
following = get_overview.sync(network, client=client).next_question
place = (network, following.node_id, following.iteration or 1)
question = get_question.sync(*place, client=client)
assert isinstance(question, Question), question

sliders = [60 + state for state, _ in enumerate(question.node.vars_)]
body = AnswerSave(sliders=sliders, self_eval=Certainty.VALUE_1, comment="", timer=9)
saved = save_answer.sync(*place, client=client, body=body, x_revision=question.revision)
assert isinstance(saved, AnswerSaved), saved
found = get_question.sync(*place, client=client).current_values
assert found == sliders, f"{found} was stored for {sliders}"
