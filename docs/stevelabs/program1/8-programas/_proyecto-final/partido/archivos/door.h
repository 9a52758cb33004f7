#ifndef DOOR_H
#define DOOR_H

#include <stdbool.h>

// true if the door opened
bool door_try(const char word[], bool hint);

#endif
