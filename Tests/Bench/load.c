// Viewers for the measurements: they watch one session, the first of them drags, and the frames are counted.
//
//   load PORT PATH VIEWERS SECONDS [KEY [SLOW]]
//
// With KEY all but the first viewer come by that key of a link. With SLOW there is one more, who reads so many bytes a
// second and is not counted.
//
// Opens VIEWERS WebSockets to 127.0.0.1:PORT/PATH and acknowledges frames as a page does (every fourth, or after
// 100 ms). The first viewer drags back and forth without a pause longer than 0.1 s, so that the session stays in
// motion. After a second to warm up it prints `counting`, counts for SECONDS, and prints one line of JSON:
//
//   viewers           how many were still connected at the end
//   frames, bytes     frames and their payload bytes that all viewers received
//   framesPerSecond   {"least", "median", "most"} of the viewers
//   frameAge          {"median", "p95", "worst"}, ms from a frame's arrival at the first viewer to that at another, of
//                     all; worst is the p95 of the viewer who has the highest
//   touchToFrame      {"samples", "median", "p95", "p99"}, ms from sending a touch that moves the content to the
//                     first frame that has it applied, at the viewer who drags
//
// One thread, plain sockets, epoll: the same cost for every server that it measures.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum {
  OPCODE_TEXT = 1,
  OPCODE_BINARY = 2,
  OPCODE_CLOSE = 8,
  OPCODE_PING = 9,
  OPCODE_PONG = 10,

  KIND_CHANGE = 0x01,
  KIND_KEYFRAME = 0x02,
  KIND_CHANGE_BY_INPUT = 0x03,
  KIND_TOUCHES = 0x10,
  KIND_ACK = 0x13,
  KIND_ENTER = 0x20,

  BEGAN = 0,
  MOVED = 1,
  ENDED = 2,

  MAX_MESSAGE = 2 << 20, // bytes
  MAX_SAMPLES = 1 << 18,
  MAX_AGES = 1 << 13,    // of one viewer
  RECENT = 1 << 10,      // frames whose first arrival is remembered
  SLOW_STEP_MS = 100,
  MAX_PENDING = 1024,    // touches that no frame has answered yet

  STEP_US = 16300,       // between two touches: a little off the beat of 60 Hz, so that every phase of it is met
  DRAG_STEPS = 30,       // of one drag
  PAUSE_STEPS = 6,       // between two drags, while the content glides on
  SLOP_STEPS = 2,        // moves of a drag before the content follows: UIKit's 10 pt
  FRAMES_PER_ACK = 4,
  STEPS_PER_LATE_ACK = 6, // 100 ms
};

// Points of the preview's window (390 by 844): a drag goes from one x to the other, half-way down.
static const double LEFT_X = 70, RIGHT_X = 320, DRAG_Y = 422;

struct viewer {
  int fd;
  uint8_t *buffer;
  size_t length, capacity;
  uint64_t number; // from the hello
  uint64_t seq;    // of the last frame
  int unacknowledged;
  uint64_t frames, bytes; // counted
  double *ages;           // ms
  size_t age_count;
};

// When each of the last frames came first.
static struct {
  uint64_t seq;
  int64_t at;
} recent[RECENT];

struct sent_touch {
  uint64_t input_seq;
  int64_t at; // ns
  int moves_content;
};

static struct viewer *viewers;
static int viewer_count, poller;
static int counting;
static struct viewer slow = {.fd = -1};
static double slow_rate; // bytes a second

static struct sent_touch pending[MAX_PENDING]; // a ring
static size_t pending_first, pending_count;
static double *samples; // ms
static size_t sample_count;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void give_up(const char *reason) {
  fprintf(stderr, "load: %s\n", reason);
  exit(1);
}

// --- bytes -----------------------------------------------------------------------------------------------------

static size_t put_varint(uint8_t *to, uint64_t value) {
  size_t n = 0;
  for (; value >= 0x80; value >>= 7) to[n++] = (uint8_t)(value | 0x80);
  to[n++] = (uint8_t)value;
  return n;
}

static size_t put_zigzag(uint8_t *to, int64_t value) {
  return put_varint(to, ((uint64_t)value << 1) ^ (uint64_t)(value >> 63));
}

// Moves `at` past the varint; past `end` if there is none.
static uint64_t get_varint(const uint8_t **at, const uint8_t *end) {
  uint64_t value = 0;
  for (int shift = 0; *at < end && shift < 56; shift += 7) {
    uint8_t byte = *(*at)++;
    value |= (uint64_t)(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  *at = end + 1;
  return 0;
}

// --- WebSocket -------------------------------------------------------------------------------------------------

// Sends a short message (less than 126 bytes). A full socket loses it: the server is not reading.
static void send_message(struct viewer *viewer, int opcode, const uint8_t *payload, size_t length) {
  static const uint8_t mask[4] = {0x5c, 0x0a, 0x31, 0xe7};
  uint8_t message[6 + 125] = {(uint8_t)(0x80 | opcode), (uint8_t)(0x80 | length), mask[0], mask[1], mask[2], mask[3]};
  for (size_t i = 0; i < length; i++) message[6 + i] = payload[i] ^ mask[i & 3];
  if (send(viewer->fd, message, 6 + length, MSG_NOSIGNAL) < 0) return;
}

static void read_answer(int fd) {
  char answer[4096];
  size_t length = 0;
  while (length < sizeof answer - 1 && recv(fd, answer + length, 1, 0) == 1) {
    answer[++length] = 0;
    if (length >= 4 && memcmp(answer + length - 4, "\r\n\r\n", 4) == 0) break;
  }
  if (length < 12 || memcmp(answer, "HTTP/1.1 101", 12) != 0) {
    fprintf(stderr, "load: the server answered: %.*s\n", (int)strcspn(answer, "\r\n"), answer);
    exit(1);
  }
}

// Presents the key of a link.
static void enter(struct viewer *viewer, const char *key) {
  uint8_t message[66] = {KIND_ENTER};
  size_t length = strlen(key), n = 1 + put_varint(message + 1, length);
  if (length > 64) give_up("a key has at most 64 characters");
  memcpy(message + n, key, length);
  send_message(viewer, OPCODE_BINARY, message, n + length);
}

// - Parameter room: bytes that the kernel may keep for it; 0 for the usual.
static int open_socket(int port, const char *path, int room) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), yes = 1;
  if (fd >= 0 && room > 0) setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
  if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) != 0) give_up("cannot connect");
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  char request[1024];
  int length = snprintf(request, sizeof request,
                        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"
                        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: scrollwork.1\r\n\r\n",
                        path, port, port);
  if (length >= (int)sizeof request || send(fd, request, (size_t)length, MSG_NOSIGNAL) != length)
    give_up("cannot send the handshake");
  read_answer(fd);
  return fd;
}

// --- what arrives ----------------------------------------------------------------------------------------------

static void acknowledge(struct viewer *viewer) {
  uint8_t message[10] = {KIND_ACK};
  send_message(viewer, OPCODE_BINARY, message, 1 + put_varint(message + 1, viewer->seq));
  viewer->unacknowledged = 0;
}

// A frame has all inputs up to `input_seq` applied: that answers the touches sent until then.
static void answer_touches(uint64_t input_seq) {
  int64_t arrived = now();
  while (pending_count > 0 && pending[pending_first].input_seq <= input_seq) {
    const struct sent_touch *touch = &pending[pending_first];
    if (counting && touch->moves_content && sample_count < MAX_SAMPLES)
      samples[sample_count++] = (double)(arrived - touch->at) / 1e6;
    pending_first = (pending_first + 1) % MAX_PENDING;
    pending_count--;
  }
}

// How old a frame is when it comes to a viewer.
static void note_age(struct viewer *viewer) {
  int64_t at = now();
  size_t place = viewer->seq % RECENT;
  if (recent[place].seq != viewer->seq) {
    recent[place].seq = viewer->seq;
    recent[place].at = at;
  }
  if (counting && viewer->age_count < MAX_AGES) viewer->ages[viewer->age_count++] = (double)(at - recent[place].at) / 1e6;
}

static void take_frame(struct viewer *viewer, const uint8_t *bytes, size_t length) {
  const uint8_t *at = bytes + 2, *end = bytes + length;
  if (length < 2 || (bytes[0] != KIND_KEYFRAME && bytes[0] != KIND_CHANGE && bytes[0] != KIND_CHANGE_BY_INPUT)) return;
  // A change says the lowest eight bits of its number.
  if (bytes[0] == KIND_KEYFRAME) viewer->seq = get_varint(&at, end);
  else viewer->seq += (uint8_t)(bytes[1] - viewer->seq);
  get_varint(&at, end); // time
  if (bytes[0] != KIND_CHANGE) {
    uint64_t input_viewer = get_varint(&at, end), input_seq = get_varint(&at, end);
    if (viewer == &viewers[0] && input_viewer == viewer->number) answer_touches(input_seq);
  }
  if (at > end) give_up("a frame was cut short");
  note_age(viewer);
  if (counting) {
    viewer->frames++;
    viewer->bytes += length;
  }
  viewer->unacknowledged++;
  if (bytes[0] == KIND_KEYFRAME || viewer->unacknowledged >= FRAMES_PER_ACK) acknowledge(viewer);
}

static void take_text(struct viewer *viewer, const char *text, size_t length) {
  static const char key[] = "\"viewer\":";
  const char *found = memmem(text, length, key, sizeof key - 1);
  if (viewer->number == 0 && found != NULL) viewer->number = strtoull(found + sizeof key - 1, NULL, 10);
}

static void close_viewer(struct viewer *viewer) {
  if (viewer->fd >= 0) close(viewer->fd);
  viewer->fd = -1;
}

static void take_message(struct viewer *viewer, int opcode, const uint8_t *payload, size_t length) {
  if (opcode == OPCODE_BINARY) take_frame(viewer, payload, length);
  if (opcode == OPCODE_TEXT) take_text(viewer, (const char *)payload, length);
  if (opcode == OPCODE_PING && length < 126) send_message(viewer, OPCODE_PONG, payload, length);
  if (opcode == OPCODE_CLOSE) {
    int code = length >= 2 ? payload[0] << 8 | payload[1] : 0;
    fprintf(stderr, "load: closed with %d %.*s\n", code, length > 2 ? (int)length - 2 : 0, payload + 2);
    close_viewer(viewer);
  }
}

// Takes the first message out of the buffer. Returns its length in bytes, 0 if it is not all there yet.
static size_t take_first(struct viewer *viewer, const uint8_t *bytes, size_t available) {
  if (available < 2) return 0;
  size_t header = 2, length = bytes[1] & 0x7f;
  if (length >= 126) {
    size_t width = length == 126 ? 2 : 8;
    if (available < 2 + width) return 0;
    length = 0;
    for (size_t i = 0; i < width; i++) length = length << 8 | bytes[2 + i];
    header += width;
  }
  if (length > MAX_MESSAGE || !(bytes[0] & 0x80)) give_up("a message is too long or comes in pieces");
  if (available < header + length) return 0;
  take_message(viewer, bytes[0] & 0x0f, bytes + header, length);
  return header + length;
}

static void receive(struct viewer *viewer) {
  if (viewer->fd < 0) return;
  if (viewer->length == viewer->capacity) {
    viewer->capacity = viewer->capacity ? viewer->capacity * 2 : 1 << 16;
    viewer->buffer = realloc(viewer->buffer, viewer->capacity);
    if (viewer->buffer == NULL) give_up("out of memory");
  }
  ssize_t n = recv(viewer->fd, viewer->buffer + viewer->length, viewer->capacity - viewer->length, MSG_DONTWAIT);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (n <= 0) return close_viewer(viewer);
  viewer->length += (size_t)n;
  size_t taken = 0, step;
  while (viewer->fd >= 0 && (step = take_first(viewer, viewer->buffer + taken, viewer->length - taken)) > 0)
    taken += step;
  viewer->length -= taken;
  memmove(viewer->buffer, viewer->buffer + taken, viewer->length);
}

// --- the hand --------------------------------------------------------------------------------------------------

static void send_touch(int phase, double x, int moves_content) {
  static uint64_t input_seq;
  struct viewer *driver = &viewers[0];
  uint8_t message[64] = {KIND_TOUCHES};
  int64_t at = now();
  size_t n = 1;
  n += put_varint(message + n, ++input_seq);
  message[n++] = 1; // one touch
  message[n++] = (uint8_t)phase;
  message[n++] = 0; // finger
  n += put_varint(message + n, (uint64_t)at / 100000);
  n += put_zigzag(message + n, (int64_t)(x * 64));
  n += put_zigzag(message + n, (int64_t)(DRAG_Y * 64));
  if (pending_count < MAX_PENDING)
    pending[(pending_first + pending_count++) % MAX_PENDING] = (struct sent_touch){input_seq, at, moves_content};
  send_message(driver, OPCODE_BINARY, message, n);
}

// One step of the dance: to the left, a pause, to the right, a pause, and again.
static void drag_on(uint64_t step) {
  uint64_t phase = step % (DRAG_STEPS + PAUSE_STEPS);
  int to_the_left = step / (DRAG_STEPS + PAUSE_STEPS) % 2 == 0;
  if (phase > DRAG_STEPS) return;
  double way = (RIGHT_X - LEFT_X) * (double)phase / DRAG_STEPS;
  double x = to_the_left ? RIGHT_X - way : LEFT_X + way;
  if (phase == 0) send_touch(BEGAN, x, 0);
  else if (phase < DRAG_STEPS) send_touch(MOVED, x, phase > SLOP_STEPS);
  else send_touch(ENDED, x, 0);
}

static void acknowledge_late(void) {
  for (int i = 0; i < viewer_count; i++)
    if (viewers[i].fd >= 0 && viewers[i].unacknowledged > 0) acknowledge(&viewers[i]);
}

// --- the run ---------------------------------------------------------------------------------------------------

static void watch(int fd, uint32_t which) {
  struct epoll_event event = {.events = EPOLLIN, .data.u32 = which};
  if (epoll_ctl(poller, EPOLL_CTL_ADD, fd, &event) != 0) give_up("cannot watch a socket");
}

static int open_timer(void) {
  struct itimerspec every = {{0, STEP_US * 1000}, {0, STEP_US * 1000}};
  int fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  if (fd < 0 || timerfd_settime(fd, 0, &every, NULL) != 0) give_up("cannot make a timer");
  watch(fd, (uint32_t)viewer_count);
  return fd;
}

// Reads a little of what waits for the slow one, and throws it away.
static void read_slowly(void) {
  static int64_t due;
  char bytes[4096];
  if (slow.fd < 0 || now() < due) return;
  due = now() + SLOW_STEP_MS * 1000000LL;
  size_t few = (size_t)(slow_rate * SLOW_STEP_MS / 1000);
  if (recv(slow.fd, bytes, few < sizeof bytes ? few : sizeof bytes, MSG_DONTWAIT) == 0) close_viewer(&slow);
}

// Takes what has arrived, and drags on when it is time. The viewer who drags is served first: it times the frames.
static void run_until(int64_t deadline, int timer) {
  static uint64_t step;
  struct epoll_event events[256];
  uint64_t expirations;
  while (now() < deadline) {
    int ready = epoll_wait(poller, events, 256, 10);
    read_slowly();
    for (int i = 0; i < ready; i++)
      if (events[i].data.u32 == 0) receive(&viewers[0]);
    for (int i = 0; i < ready; i++) {
      uint32_t which = events[i].data.u32;
      if (which > 0 && which < (uint32_t)viewer_count) receive(&viewers[which]);
      if (which != (uint32_t)viewer_count || read(timer, &expirations, sizeof expirations) < 0) continue;
      if (viewers[0].fd >= 0 && viewers[0].number > 0) drag_on(step++);
      if (step % STEPS_PER_LATE_ACK == 0) acknowledge_late();
    }
  }
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Sorts. Zero if there are no values.
static double quantile(double *values, size_t count, double q) {
  if (count == 0) return 0;
  qsort(values, count, sizeof *values, ascending);
  return values[(size_t)(q * (double)(count - 1) + 0.5)];
}

static void report(double seconds) {
  double *rates = calloc((size_t)viewer_count, sizeof *rates);
  if (rates == NULL) give_up("out of memory");
  uint64_t frames = 0, bytes = 0;
  int connected = 0;
  for (int i = 0; i < viewer_count; i++) {
    frames += viewers[i].frames;
    bytes += viewers[i].bytes;
    connected += viewers[i].fd >= 0;
    rates[i] = (double)viewers[i].frames / seconds;
  }
  size_t count = (size_t)viewer_count;
  printf("{\"viewers\":%d,\"seconds\":%.3f,\"frames\":%llu,\"bytes\":%llu,", connected, seconds,
         (unsigned long long)frames, (unsigned long long)bytes);
  printf("\"framesPerSecond\":{\"least\":%.2f,\"median\":%.2f,\"most\":%.2f},", quantile(rates, count, 0),
         quantile(rates, count, 0.5), quantile(rates, count, 1));
  double *all = calloc(count * MAX_AGES, sizeof *all), worst = 0;
  if (all == NULL) give_up("out of memory");
  size_t ages = 0;
  for (size_t i = 0; i < count; i++) {
    double late = quantile(viewers[i].ages, viewers[i].age_count, 0.95);
    if (late > worst) worst = late;
    memcpy(all + ages, viewers[i].ages, viewers[i].age_count * sizeof *all);
    ages += viewers[i].age_count;
  }
  printf("\"frameAge\":{\"median\":%.3f,\"p95\":%.3f,\"worst\":%.3f},", quantile(all, ages, 0.5),
         quantile(all, ages, 0.95), worst);
  free(all);
  printf("\"touchToFrame\":{\"samples\":%zu,\"median\":%.3f,\"p95\":%.3f,\"p99\":%.3f}}\n", sample_count,
         quantile(samples, sample_count, 0.5), quantile(samples, sample_count, 0.95),
         quantile(samples, sample_count, 0.99));
  free(rates);
}

int main(int count, char **arguments) {
  if (count < 5 || count > 7) {
    fputs("usage: load PORT PATH VIEWERS SECONDS [KEY [SLOW]]\n", stderr);
    return 2;
  }
  int port = atoi(arguments[1]);
  viewer_count = atoi(arguments[3]);
  double seconds = atof(arguments[4]);
  if (port <= 0 || viewer_count <= 0 || seconds <= 0) give_up("PORT, VIEWERS and SECONDS are numbers above 0");
  viewers = calloc((size_t)viewer_count, sizeof *viewers);
  samples = calloc(MAX_SAMPLES, sizeof *samples);
  poller = epoll_create1(EPOLL_CLOEXEC);
  if (viewers == NULL || samples == NULL || poller < 0) give_up("out of memory");

  if (count > 6) {
    slow_rate = atof(arguments[6]);
    slow.fd = open_socket(port, arguments[2], 2048);
    enter(&slow, arguments[5]);
  }
  for (int i = 0; i < viewer_count; i++) {
    viewers[i].fd = open_socket(port, arguments[2], 0);
    viewers[i].ages = calloc(MAX_AGES, sizeof(double));
    if (viewers[i].ages == NULL) give_up("out of memory");
    if (count > 5 && i > 0) enter(&viewers[i], arguments[5]);
    watch(viewers[i].fd, (uint32_t)i);
  }
  int timer = open_timer();
  run_until(now() + 1000000000LL, timer);

  puts("counting");
  fflush(stdout);
  counting = 1;
  int64_t start = now();
  run_until(start + (int64_t)(seconds * 1e9), timer);
  report((double)(now() - start) / 1e9);
  return 0;
}
