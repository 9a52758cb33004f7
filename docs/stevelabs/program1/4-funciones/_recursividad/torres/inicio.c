#include <stdio.h>

int mueve(int n, char de, char a,
          char libre)
{
    if (n == 0) {
        return 0;
    }
    printf("%c -> %c\n", de, libre);
    printf("%c -> %c\n", de, a);
    printf("%c -> %c\n", libre, a);
    return 3;
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
