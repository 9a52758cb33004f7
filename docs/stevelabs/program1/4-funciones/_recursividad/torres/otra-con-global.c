#include <stdio.h>

int pasos = 0;

void mueve(int n, char de, char a, char libre)
{
    if (n > 0) {
        mueve(n - 1, de, libre, a);
        printf("%c -> %c\n", de, a);
        pasos++;
        mueve(n - 1, libre, a, de);
    }
}

int main(void)
{
    int discos = 0;

    scanf("%d", &discos);
    mueve(discos, 'A', 'C', 'B');
    printf("Pasos: %d\n", pasos);
    return 0;
}
