#ifndef OPENSSL_SYSTEM_SHIM_H
#define OPENSSL_SYSTEM_SHIM_H

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

/* The settings of a context are macros with parameters, which Swift cannot import: TLS 1.2 or newer, no compression,
 * and no second handshake on a connection. 1, or 0 where the library refuses. */
static inline int cssl_set_rules(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_AUTO_RETRY);
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

/* Inline functions of the library on the whole number of an error. */
static inline int cssl_library_of(unsigned long error) { return ERR_GET_LIB(error); }
static inline int cssl_reason_of(unsigned long error) { return ERR_GET_REASON(error); }

/* Constants that are sums of others. */
static const int cssl_is_http_request = SSL_R_HTTP_REQUEST;

#endif
