#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "input.h"

void input_line(char *dest, int n)
{
    char rest[LINE_SIZE] = "";
    char *enter = NULL;

    if (fgets(dest, n, stdin) == NULL) {
        exit(EXIT_FAILURE);
    }
    enter = strchr(dest, '\n');
    if (enter != NULL) {
        *enter = '\0';
    }
    while (enter == NULL
           && fgets(rest, LINE_SIZE, stdin) != NULL) {
        enter = strchr(rest, '\n');
    }
}

bool input_to_int(const char *text, int *n)
{
    int sign = 1;
    int value = 0;
    int digits = 0;
    int i = 0;

    if (text[0] == '-') {
        sign = -1;
        i = 1;
    }
    while (isdigit((unsigned char)text[i])
           && digits < 9) {
        value = value * 10 + (text[i] - '0');
        digits++;
        i++;
    }
    if (digits == 0 || text[i] != '\0') {
        return false;
    }
    *n = sign * value;
    return true;
}

int input_between(int low, int high)
{
    char line[LINE_SIZE] = "";
    int number = 0;
    bool valid = false;

    do {
        printf("de %d a %d:\n", low, high);
        input_line(line, LINE_SIZE);
        valid = input_to_int(line, &number);
    } while (!valid || number < low
             || number > high);
    return number;
}
