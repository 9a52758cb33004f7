#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>

#define LINE_SIZE 80

// Leaves in dest a line without its newline.
// n bytes fit, counting the null; the rest is lost
void input_line(char *dest, int n);

// true if text is an integer of up to nine
// digits and nothing else, and leaves it in n
bool input_to_int(const char *text, int *n);

// Asks until it gets a number between the two
int input_between(int low, int high);

#endif
