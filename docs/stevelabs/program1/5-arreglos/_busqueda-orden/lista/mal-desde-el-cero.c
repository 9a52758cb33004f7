// Falla: caso está en el tercer lugar
// Falla: caso repetido
// Falla: caso es el primero
// Falla: caso es el último
#include <stdio.h>

#define MAX 100

int busca(const int v[], int n, int x)
{
    for (int i = 0; i < n; i++) {
        if (v[i] == x) {
            return i;
        }
    }
    return -1;
}

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;
    int indice = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    indice = busca(lista, n, x);
    if (indice == -1) {
        printf("No está.\n");
    } else {
        printf("Lugar %d\n", indice);
    }
    return 0;
}
