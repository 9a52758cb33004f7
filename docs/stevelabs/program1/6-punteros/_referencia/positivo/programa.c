#include <stdbool.h>
#include <stdio.h>

bool lee_positivo(int *n)
{
[[    do {]]
[[        if (scanf("%d", n) != 1) {]]
[[            return false;]]
[[        }]]
[[    } while (*n <= 0);]]
[[    return true;]]
}

int main(void)
{
    int pisos = 0;

    if (lee_positivo(&pisos)) {
        printf("%d pisos\n", pisos);
    } else {
        printf("Sin respuesta.\n");
    }
    return 0;
}
