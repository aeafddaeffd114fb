"""Answers questions about network files with pgmpy: a list of files and questions in, a list of answers out, as JSON."""

import json
import sys

from pgmpy.inference import VariableElimination
from pgmpy.readwrite import BIFReader, XDSLReader


def read(path):
    if path.endswith(".bif"):
        return BIFReader(path).get_model()
    return XDSLReader(path).get_model()


def posterior(model, question):
    """The target's shares in the order of its states; evidence is told by the places of states."""
    names = {cpd.variable: cpd.state_names[cpd.variable] for cpd in model.get_cpds()}
    evidence = {node: names[node][place] for node, place in question["evidence"]}
    target = question["target"]
    found = VariableElimination(model).query([target], evidence=evidence, show_progress=False)
    return [float(found.get_value(**{target: state})) for state in names[target]]


def answer(file):
    try:
        model = read(file["path"])
        return {"posteriors": [posterior(model, question) for question in file["questions"]]}
    except Exception as error:
        return {"refused": str(error)}


json.dump([answer(file) for file in json.load(sys.stdin)], sys.stdout)
