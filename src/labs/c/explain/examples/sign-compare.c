#include <stdio.h>
#include <string.h>

int main(void)
{
    int largo = 3;
    if (largo < strlen("Hola")) {
        printf("Menor\n");
    }
    return 0;
}
