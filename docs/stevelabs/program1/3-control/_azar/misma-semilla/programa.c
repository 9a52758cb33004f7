#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int iguales = 0;
    int primera = 0;

    srand(5);
    primera = rand() % 6 + 1;
    for (int i = 1; i <= 4; i++) {
        srand(5);
        if (rand() % 6 + 1 == primera) {
            iguales++;
        }
    }
    printf("%d\n", iguales);
    return 0;
}
