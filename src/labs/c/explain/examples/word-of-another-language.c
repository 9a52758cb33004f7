#include <stdio.h>

int main(void)
{
    char *name = None;

    if (name == NULL) {
        puts("Nadie.");
    }
    return 0;
}
