#include <stdio.h>

static void mostrar(int tabla[][])
{
    printf("%d\n", tabla[0][0]);
}

int main(void)
{
    int tabla[2][2] = {{1, 2}, {3, 4}};
    mostrar(tabla);
    return 0;
}
