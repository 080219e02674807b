/** Measures every item in each run, so that other load affects all of them. Returns the results of each item. */
export async function repeat(runs, items, measure) {
  const results = items.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, item] of items.entries()) results[index].push(await measure(item));
  }
  return results;
}
