"""What need not wait is done at once; what has to goes on as a task."""

import asyncio

import pytest

from engawa.server.eager import begun

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Writer:
    """Writes what it is given, when it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.written: list[int] = []
        self.is_closed = False

    async def write(self, *numbers: int) -> None:
        try:
            for number in numbers:
                await self.may.wait()
                self.written.append(number)
        finally:
            self.is_closed = True


async def test_what_need_not_wait_is_done_when_it_returns():
    writer = Writer()
    writer.may.set()
    assert begun(writer.write(1, 2)) is None
    assert writer.written == [1, 2]


async def test_what_has_to_wait_goes_on_as_often_as_it_must():
    writer = Writer()
    task = begun(writer.write(1, 2, 3))
    assert task is not None
    assert writer.written == []
    for rounds in range(3):
        writer.may.set()
        await asyncio.sleep(0)
        writer.may.clear()
        await asyncio.sleep(0)
        assert writer.written[: rounds + 1] == [*range(1, rounds + 2)]
    writer.may.set()
    await task
    assert writer.written == [1, 2, 3]


async def test_a_task_that_is_cancelled_ends_the_work():
    writer = Writer()
    task = begun(writer.write(1))
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert writer.is_closed
    assert writer.written == []


async def test_what_goes_wrong_is_heard_of_at_once_or_by_whoever_waits():
    async def fail(after: asyncio.Event) -> None:
        await after.wait()
        raise OSError("gone")

    happened = asyncio.Event()
    task = begun(fail(happened))
    happened.set()
    assert task is not None
    with pytest.raises(OSError, match="gone"):
        await task
    with pytest.raises(OSError, match="gone"):
        begun(fail(happened))
