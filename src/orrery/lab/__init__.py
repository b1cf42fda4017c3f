"""The laboratory: bulk play, statistics, tables of results, and the benchmark.

``play`` plays numbered games that can each be played again alone, ``stats`` counts what came out, ``table`` writes it
as parquet, ``odds`` weighs battles, ``bench`` measures the engine.
"""
