"""Writes the snippets of every model of a hub, on as many machines as Spark has.

    spark-submit snippets_of_hub.py models.jsonl snippets --client requests

Each task pipes its part of the models through `callsheet matrix --models -`. A task succeeds only if the command exits
with 0, and only then does Spark keep its output. An interrupted task runs again from the start, so that no line is
missing or duplicated.
"""

import argparse
import re
import shlex
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from itertools import islice

import pyarrow

# The lines in a batch of the output. A line has one or two kilobytes.
BATCH = 1000


def snippets(models: Iterable[str], command: list[str]) -> Iterator[str]:
    """Yields the output lines of the command for the models, which are JSON, one each.

    Raises any error from reading the models, and RuntimeError if the command did not read them all: Spark then runs the
    task again.
    """
    failures: list[BaseException] = []

    def feed() -> None:
        try:
            with process.stdin as pipe:
                for model in models:
                    pipe.write(model.encode() + b"\n")
        except BaseException as failure:  # Raised again below, where Spark sees it.
            failures.append(failure)
            # A command that stops reading reports the reason itself.
            if not isinstance(failure, BrokenPipeError):
                process.kill()

    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        try:
            for line in process.stdout:
                # Drop the line number: it counts from the start of the task's part, so it means nothing in the output.
                yield re.sub(r'^\{"line":\d+,', "{", line.decode().rstrip("\n"))
            feeder.join()
            code = process.wait()
        finally:
            process.kill()
            process.wait()
        if failures and not isinstance(failures[0], BrokenPipeError):
            raise failures[0]
        if code != 0 or failures:
            errors.seek(0)
            said = errors.read()[-2000:].decode(errors="replace")
            why = f"ended with {code}" if code != 0 else "did not read everything"
            raise RuntimeError(f"{shlex.join(command)} {why}: {said}")


def written(batches: Iterable[pyarrow.RecordBatch], command: list[str]) -> Iterator[pyarrow.RecordBatch]:
    """Yields the output of the command for batches of models, as batches of lines. Raises what `snippets` raises."""
    lines = snippets((line for batch in batches for line in batch.column(0).to_pylist()), command)
    while batch := list(islice(lines, BATCH)):
        yield pyarrow.RecordBatch.from_pydict({"value": pyarrow.array(batch, pyarrow.string())})


def main() -> None:
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as F

    parser = argparse.ArgumentParser(description="Writes the snippets of every model of a hub.")
    parser.add_argument("models", help="a file or a folder of JSON Lines")
    parser.add_argument("output", help="a new folder, for snippets and, beside them, the lines that have none")
    parser.add_argument("--callsheet", default="callsheet", help="the command, as it is called on every machine")
    arguments, narrowing = parser.parse_known_args()
    # Unreadable lines are in the output with the reason, so that the command exits with 0 unless it fails.
    matrix = ["matrix", "--models", "-", "--keep-problems", *narrowing]
    command = [*shlex.split(arguments.callsheet), *matrix]

    # The files of the tasks are moved to the output only when the whole job is done, so that nobody reads a part of it.
    # That is the default of Spark; the README names the committers that object stores need.
    spark = SparkSession.builder.appName("Snippets of a hub").getOrCreate()
    lines = spark.read.option("lineSep", "\n").text(arguments.models)

    # `mapInArrow` works in Spark Connect, too, which has no RDDs.
    entries = lines.mapInArrow(lambda batches: written(batches, command), "value STRING")
    problem = F.get_json_object("value", "$.problem")
    kind = F.when(problem.isNull(), "snippets").otherwise("problems").alias("kind")
    entries.select("value", kind).write.partitionBy("kind").text(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
