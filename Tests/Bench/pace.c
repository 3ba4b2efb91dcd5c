// A fixed piece of work, timed: how fast this machine is at the moment. Times of frames are told beside it.
//
//   pace
//
// Prints the microseconds that one piece takes, the median of many. A piece adds up a list of nodes that lie in an
// order of their own, as an agent goes through its layers: it waits for memory as much as it counts.

#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { NODES = 4096, STEPS = 8000, PIECES = 301 };

struct node {
  struct node *next;
  uint64_t value, rest[6];
};

static struct node nodes[NODES];
static double times[PIECES];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

int main(void) {
  // One ring through all of them: 1,664,525 and 1,013,904,223 make a full period of a power of two (Knuth).
  uint32_t place = 0;
  for (int i = 0; i < NODES; i++) {
    uint32_t next = (place * 1664525u + 1013904223u) % NODES;
    nodes[place].next = &nodes[next];
    nodes[place].value = place;
    place = next;
  }
  volatile uint64_t sum = 0;
  for (int piece = 0; piece < PIECES; piece++) {
    double start = now();
    struct node *node = &nodes[piece];
    uint64_t own = 0;
    for (int step = 0; step < STEPS; step++) {
      own = own * 31 + node->value;
      node = node->next;
    }
    sum += own;
    times[piece] = now() - start;
  }
  qsort(times, PIECES, sizeof times[0], compare);
  printf("%.3f\n", times[PIECES / 2]);
  return 0;
}
