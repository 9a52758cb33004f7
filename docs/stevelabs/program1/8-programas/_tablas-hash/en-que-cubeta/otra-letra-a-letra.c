#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    unsigned hash = 0;
    bool inside = false;
    char c = ' ';

    while (scanf("%c", &c) == 1) {
        if (c == ' ' || c == '\n'
            || c == '\t') {
            if (inside) {
                printf(" %u\n", hash % 13);
            }
            inside = false;
            hash = 0;
        } else {
            unsigned char byte = (unsigned char)c;

            printf("%c", c);
            hash *= 31;
            hash += byte;
            inside = true;
        }
    }
    if (inside) {
        printf(" %u\n", hash % 13);
    }
    return 0;
}
