#include <stdio.h>

int mueve(int n, char de, char a,
          char libre)
{
    int pasos = 0;

    if (n == 0) {
        return 0;
    }
    pasos += mueve(n - 1, de, libre,
                   a);
    printf("%c -> %c\n", de, a);
    pasos++;
    pasos += mueve(n - 1, libre, a,
                   de);
    return pasos;
}

int main(void)
{
    int discos = 0;
    int pasos = 0;

    scanf("%d", &discos);
    pasos = mueve(discos, 'A', 'C',
                  'B');
    printf("Pasos: %d\n", pasos);
    return 0;
}
