// Falla: caso cinco discos
// mal: una función por altura, hasta cuatro; la recursividad solo cuenta
#include <stdio.h>

int cuenta(int n)
{
    if (n == 0) {
        return 0;
    }
    return 2 * cuenta(n - 1) + 1;
}

void uno(char de, char a)
{
    printf("%c -> %c\n", de, a);
}

void dos(char de, char a, char libre)
{
    uno(de, libre);
    uno(de, a);
    uno(libre, a);
}

void tres(char de, char a, char libre)
{
    dos(de, libre, a);
    uno(de, a);
    dos(libre, a, de);
}

void cuatro(char de, char a, char libre)
{
    tres(de, libre, a);
    uno(de, a);
    tres(libre, a, de);
}

int main(void)
{
    int discos = 0;

    scanf("%d", &discos);
    if (discos == 1) {
        uno('A', 'C');
    } else if (discos == 2) {
        dos('A', 'C', 'B');
    } else if (discos == 3) {
        tres('A', 'C', 'B');
    } else if (discos == 4) {
        cuatro('A', 'C', 'B');
    }
    printf("Pasos: %d\n", cuenta(discos));
    return 0;
}
