"""What schemathesis does not check itself: the error codes that an operation may refuse with."""

import atexit
import json
import os
from collections import Counter
from pathlib import Path

import schemathesis

# The closed list of codes of each operation, by its id.
LISTED_CODES = json.loads(Path(os.environ["LISTED_CODES"]).read_text())
STATUS_COUNTS = Path(os.environ["STATUS_COUNTS"])

# How often each operation was answered with each status.
statuses: dict[str, Counter[int]] = {}


@schemathesis.check
def listed_error_code(ctx, response, case):
    """A refusal carries a code that the operation lists."""
    if response.status_code < 400 or response.status_code == 416:
        return
    # 405 is about the path: no operation lists it. 501 is what an operation answers until it is built.
    if response.status_code in (405, 501):
        return
    operation = case.operation.definition.raw["operationId"]
    code = json.loads(response.content).get("code")
    assert code in LISTED_CODES[operation], f"{operation} refused with {code}, which it does not list"


@schemathesis.hook
def after_call(ctx, case, response):
    operation = case.operation.definition.raw["operationId"]
    statuses.setdefault(operation, Counter())[response.status_code] += 1


@atexit.register
def write_counts():
    STATUS_COUNTS.write_text(json.dumps(statuses))
