"""The HTTP interface is what its own description says, whatever is asked of it."""

import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from engawa.server.app import create_app

schema = schemathesis.openapi.from_dict(create_app("unused").openapi())
# Not asked: to refuse whatever the description does not allow, since options, records and headers are open documents.
ASKED = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_description_knows(case, server):
    with requests.Session() as session:
        case.call_and_validate(base_url=str(server.http.base_url), session=session, checks=CHECKS.get_by_names(ASKED))


def test_every_address_is_described():
    described = set(create_app("unused").openapi()["paths"])
    assert described == {
        "/api/health",
        "/api/games",
        "/api/games/{key}/rules",
        "/api/games/{key}/messages/{lang}",
        "/api/games/{key}/options",
        "/api/games/{key}/edition",
        "/api/matches",
        "/api/matches/{match}/rematch",
        "/api/matches/{match}/record",
        "/api/matches/{match}/replay",
        "/api/matches/{match}/analysis",
        "/api/analysis",
        "/api/replay",
    }


def test_the_description_is_served(server):
    assert server.http.get("/openapi.json").json()["info"]["title"] == "Engawa"
