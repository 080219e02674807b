// Memory settings of a process of the shop. Decision 0287.

export const SHOP_ARGS = [
  // Half of the default young generation, at the same throughput.
  "--max-semi-space-size=16",
  // By default the heap grows to a multiple before it is collected: rendered pages leave large strings behind.
  "--heap-growing-percent=60",
];

export const SHOP_ENV = {
  // Freed buffers of pages return to the system instead of fragmenting the heap of each thread.
  GLIBC_TUNABLES: process.env.GLIBC_TUNABLES || "glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=65536",
};
