"""Converts JSON Lines to Parquet, runs the example's job, and converts its output back, in one process.

parquet_trip.py JOB MODELS FOLDER ARGUMENT…
"""

import runpy
import sys

from pyspark.sql import SparkSession

job, models, folder, *arguments = sys.argv[1:]
spark = SparkSession.builder.getOrCreate()
spark.read.json(models).write.parquet(f"{folder}/models.parquet")
sys.argv = [job, f"{folder}/models.parquet", f"{folder}/snippets.parquet", "--format", "parquet", *arguments]
runpy.run_path(job, run_name="__main__")
spark = SparkSession.builder.getOrCreate()
spark.read.parquet(f"{folder}/snippets.parquet").write.json(f"{folder}/snippets")
spark.stop()
