#ifndef SQLITE_SYSTEM_SHIM_H
#define SQLITE_SYSTEM_SHIM_H

#include <sqlite3.h>

/* sqlite3_db_config is variadic, which Swift cannot call: sets one of the settings of a connection that are a switch
 * (SQLITE_DBCONFIG_DEFENSIVE and its like). SQLITE_OK, or why not. */
static inline int csqlite_set_switch(sqlite3 *database, int setting, int is_on) {
  return sqlite3_db_config(database, setting, is_on, (int *)0);
}

/* SQLITE_TRANSIENT is a cast of -1 to a function, which Swift cannot import: binds a text, or bytes, of which the
 * library makes a copy before these return. */
static inline int csqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
static inline int csqlite_bind_blob_copy(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
