// The limit that the server is measured against: a bare push server on libwebsockets, and nothing else.
//
//   push PORT FRAMES
//
// It pushes the frames of the file FRAMES (each a u32 length, little-endian, and that many bytes), over and over, to
// every WebSocket that connects on 127.0.0.1:PORT. They come as those of a session in motion do: one the moment a
// touch arrives, and without touches one every 1/60 s. Each goes out with its header rewritten (WireFormat.md): a
// sequence number of its own and the last input that arrived, so that a client can time the way from touch to frame
// just as it does with the real server.
//
// HTTP/1.1 only, no extensions, and one adopted timerfd: timers of the library's own spin in this version.

#define _GNU_SOURCE
#include <libwebsockets.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum {
  KIND_CHANGE = 0x01,
  KIND_KEYFRAME = 0x02,
  KIND_CHANGE_BY_INPUT = 0x03,
  KIND_TOUCHES = 0x10,
  MAX_FRAME = 1 << 20,   // bytes; as WireLimits has it
  MAX_HEADER = 2 + 4 * 8, // bytes: kind, version, four varints
  MAX_HELLO = 64,        // bytes
};

// A captured frame without its header.
struct body {
  uint8_t kind;
  uint8_t version; // of a keyframe
  uint8_t *bytes;
  size_t length;
};

struct viewer {
  uint64_t number;
  uint64_t sent; // sequence number of the last frame written to it
  int greeted;
};

static struct body *bodies;
static size_t body_count;
static int timer;
static volatile sig_atomic_t stopping;

static uint64_t seq, viewers, input_viewer, input_seq;
static int has_new_input;
static uint8_t frame[LWS_PRE + MAX_HEADER + MAX_FRAME];
static size_t frame_length;

static const struct itimerspec one_frame = {{0, 0}, {0, 1000000000 / 60}};
static const struct lws_protocols protocols[];

static size_t put_varint(uint8_t *to, uint64_t value) {
  size_t n = 0;
  for (; value >= 0x80; value >>= 7) to[n++] = (uint8_t)(value | 0x80);
  to[n++] = (uint8_t)value;
  return n;
}

// Returns the number of bytes read, 0 if they do not hold a whole varint.
static size_t get_varint(const uint8_t *from, size_t length, uint64_t *value) {
  *value = 0;
  for (size_t n = 0; n < length && n < 8; n++) {
    *value |= (uint64_t)(from[n] & 0x7f) << (7 * n);
    if (from[n] < 0x80) return n + 1;
  }
  return 0;
}

// Writes the next frame into `frame`, asks for a chance to send it to everybody, and sets the timer for the one after.
static void push(struct lws_context *context) {
  const struct body *body = &bodies[seq % body_count];
  uint8_t *to = frame + LWS_PRE;
  size_t n = 0;
  seq++;
  if (body->kind == KIND_KEYFRAME) {
    to[n++] = KIND_KEYFRAME;
    to[n++] = body->version;
    n += put_varint(to + n, seq);
    n += put_varint(to + n, seq * 10000 / 60);
  } else {
    to[n++] = has_new_input ? KIND_CHANGE_BY_INPUT : KIND_CHANGE;
    to[n++] = (uint8_t)seq;
    to[n++] = 0; // 1/60 s after the frame before
  }
  if (body->kind == KIND_KEYFRAME || has_new_input) {
    n += put_varint(to + n, input_viewer);
    n += put_varint(to + n, input_seq);
  }
  has_new_input = 0;
  memcpy(to + n, body->bytes, body->length);
  frame_length = n + body->length;
  timerfd_settime(timer, 0, &one_frame, NULL);
  lws_callback_on_writable_all_protocol(context, &protocols[0]);
}

static int write_hello(struct lws *wsi, struct viewer *viewer) {
  uint8_t hello[LWS_PRE + MAX_HELLO];
  int n = snprintf((char *)hello + LWS_PRE, MAX_HELLO, "{\"type\":\"hello\",\"viewer\":%llu}",
                   (unsigned long long)viewer->number);
  viewer->greeted = 1;
  viewer->sent = seq;
  return lws_write(wsi, hello + LWS_PRE, (size_t)n, LWS_WRITE_TEXT) < 0 ? -1 : 0;
}

static int write_newest(struct lws *wsi, struct viewer *viewer) {
  if (!viewer->greeted) return write_hello(wsi, viewer);
  if (viewer->sent == seq) return 0;
  viewer->sent = seq;
  return lws_write(wsi, frame + LWS_PRE, frame_length, LWS_WRITE_BINARY) < 0 ? -1 : 0;
}

static void receive(struct lws *wsi, struct viewer *viewer, const uint8_t *bytes, size_t length) {
  uint64_t number;
  if (!lws_is_first_fragment(wsi) || length < 2 || bytes[0] != KIND_TOUCHES) return;
  if (get_varint(bytes + 1, length - 1, &number) == 0) return;
  input_viewer = viewer->number;
  input_seq = number;
  has_new_input = 1;
  push(lws_get_context(wsi));
}

static int serve(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
  struct viewer *viewer = user;
  switch (reason) {
  case LWS_CALLBACK_ESTABLISHED:
    viewer->number = ++viewers;
    lws_callback_on_writable(wsi);
    return 0;
  case LWS_CALLBACK_RECEIVE:
    receive(wsi, viewer, in, length);
    return 0;
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return write_newest(wsi, viewer);
  default:
    return lws_callback_http_dummy(wsi, reason, user, in, length);
  }
}

static int tick(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
  (void)user, (void)in, (void)length;
  if (reason != LWS_CALLBACK_RAW_RX_FILE) return 0;
  uint64_t expirations;
  if (read(lws_get_socket_fd(wsi), &expirations, sizeof expirations) < 0) return 0;
  push(lws_get_context(wsi));
  return 0;
}

static const struct lws_protocols protocols[] = {
  {"scrollwork.1", serve, sizeof(struct viewer), 4096, 0, NULL, 0},
  {"tick", tick, 0, 0, 0, NULL, 0},
  {NULL, NULL, 0, 0, 0, NULL, 0},
};

static int split(struct body *body, const uint8_t *bytes, size_t length) {
  size_t at = 0;
  uint64_t ignored;
  body->kind = bytes[at++];
  if (body->kind == KIND_KEYFRAME) body->version = bytes[at++];
  else at++; // its number
  int fields = body->kind == KIND_KEYFRAME ? 4 : body->kind == KIND_CHANGE_BY_INPUT ? 3 : 1;
  for (int field = 0; field < fields; field++) {
    size_t n = get_varint(bytes + at, length - at, &ignored);
    if (n == 0) return -1;
    at += n;
  }
  body->length = length - at;
  body->bytes = malloc(body->length + 1);
  if (body->bytes == NULL) return -1;
  memcpy(body->bytes, bytes + at, body->length);
  return 0;
}

static int read_bodies(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return -1;
  uint8_t *bytes = malloc(MAX_FRAME), size[4];
  int status = 0;
  while (bytes != NULL && status == 0 && fread(size, 1, 4, file) == 4) {
    size_t length = size[0] | size[1] << 8 | size[2] << 16 | (size_t)size[3] << 24;
    struct body *grown = realloc(bodies, (body_count + 1) * sizeof *bodies);
    if (grown != NULL) bodies = grown;
    if (grown == NULL || length < 5 || length > MAX_FRAME || fread(bytes, 1, length, file) != length ||
        split(&bodies[body_count++], bytes, length) != 0)
      status = -1;
  }
  free(bytes);
  fclose(file);
  return body_count > 0 ? status : -1;
}

static int adopt_timer(struct lws_vhost *vhost) {
  timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  if (timer < 0 || timerfd_settime(timer, 0, &one_frame, NULL) != 0) return -1;
  lws_sock_file_fd_type fd = {.filefd = timer};
  return lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, fd, "tick", NULL) ? 0 : -1;
}

static void stop(int signal) {
  (void)signal;
  stopping = 1;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fputs("usage: push PORT FRAMES\n", stderr);
    return 2;
  }
  if (read_bodies(arguments[2]) != 0) {
    fprintf(stderr, "push: %s does not hold captured frames\n", arguments[2]);
    return 2;
  }
  signal(SIGTERM, stop);
  signal(SIGINT, stop);

  lws_set_log_level(LLL_ERR, NULL);
  lws_retry_bo_t no_pings = {0};
  struct lws_context_creation_info info = {
    .port = atoi(arguments[1]),
    .iface = "127.0.0.1", // an address is taken for all interfaces unless IPv6 is off
    .options = LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
    .protocols = protocols,
    .retry_and_idle_policy = &no_pings,
    .alpn = "http/1.1",
    .fd_limit_per_thread = 1200,
    .gid = (gid_t)-1,
    .uid = (uid_t)-1,
  };
  struct lws_context *context = lws_create_context(&info);
  struct lws_vhost *vhost = context ? lws_create_vhost(context, &info) : NULL;
  if (vhost == NULL || adopt_timer(vhost) != 0) {
    fputs("push: cannot listen\n", stderr);
    return 1;
  }
  puts("listening");
  fflush(stdout);
  while (!stopping && lws_service(context, 0) >= 0) {}
  lws_context_destroy(context);
  return 0;
}
