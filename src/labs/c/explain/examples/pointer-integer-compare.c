#include <stdio.h>

int main(void)
{
    int notas[3] = {7, 8, 9};
    if (notas == 7) {
        printf("Siete\n");
    }
    return 0;
}
