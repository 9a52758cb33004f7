// Falla: prohibe bucle
// mal: los movimientos salen de un bucle; la recursividad solo cuenta
#include <stdio.h>

int cuenta(int n)
{
    if (n == 0) {
        return 0;
    }
    return 2 * cuenta(n - 1) + 1;
}

int main(void)
{
    int discos = 0;
    int pasos = 0;

    scanf("%d", &discos);
    pasos = cuenta(discos);
    for (int i = 1; i <= pasos; i++) {
        int de = (i & (i - 1)) % 3;
        int a = ((i | (i - 1)) + 1) % 3;

        // Con un número par de discos, B y C se cambian.
        if (discos % 2 == 0) {
            de = (3 - de) % 3;
            a = (3 - a) % 3;
        }
        printf("%c -> %c\n", 'A' + de, 'A' + a);
    }
    printf("Pasos: %d\n", pasos);
    return 0;
}
