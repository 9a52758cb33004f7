// Falla: caso es de solo lectura
#include <stdio.h>

#define MAX 21
#define MEJORES 3

struct marca {
    char nombre[16];
    int puntos;
};

// Pone m detrás de las que no tienen menos
void inserta(struct marca v[], int n,
             struct marca m)
{
    int i = n;

    while (i > 0
           && v[i - 1].puntos < m.puntos) {
        v[i] = v[i - 1];
        i--;
    }
    v[i] = m;
}

// Llena v, en orden, y dice cuántas hay
int carga(struct marca v[])
{
    char linea[80] = "";
    struct marca m = {.puntos = 0};
    int n = 0;
    FILE *f = fopen("marcador.txt", "r");

    if (f == NULL) {
        return 0;
    }
    while (n < MAX - 1
           && fgets(linea, sizeof linea,
                    f) != NULL) {
        if (sscanf(linea, "%15s %d",
                   m.nombre,
                   &m.puntos) == 2) {
            inserta(v, n, m);
            n++;
        }
    }
    fclose(f);
    return n;
}

int main(void)
{
    struct marca v[MAX];
    struct marca nueva = {.puntos = 0};

    if (scanf("%15s %d", nueva.nombre,
              &nueva.puntos) != 2) {
        return 1;
    }

    int n = carga(v);

    inserta(v, n, nueva);
    n++;

    FILE *f = fopen("marcador.txt", "w");

    for (int i = 0; i < n && i < MEJORES; i++) {
        fprintf(f, "%s %d\n", v[i].nombre,
                v[i].puntos);
    }
    fclose(f);
    return 0;
}
