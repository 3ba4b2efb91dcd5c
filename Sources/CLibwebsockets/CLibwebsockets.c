#include "CLibwebsockets.h"
