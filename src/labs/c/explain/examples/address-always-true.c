#include <stdio.h>

int main(void)
{
    char name[10] = "Ana";
    if (name) {
        printf("%s\n", name);
    }
    return 0;
}
