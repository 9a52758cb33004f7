#include <stdio.h>
#include <string.h>

int main(void)
{
    int length = 3;
    if (length < strlen("Hola")) {
        printf("Menor\n");
    }
    return 0;
}
