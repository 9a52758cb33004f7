#include <stdio.h>

int main(void)
{
    char *nombre = None;

    if (nombre == NULL) {
        puts("Nadie.");
    }
    return 0;
}
