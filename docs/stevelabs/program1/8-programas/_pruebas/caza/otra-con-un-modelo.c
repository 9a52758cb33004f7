#include <stdio.h>
#include <stdlib.h>
#include "mochila.h"

static int modelo[CABEN];
static int n = 0;

static bool mete(int cosa)
{
    if (n == CABEN) {
        return false;
    }
    modelo[n] = cosa;
    n++;
    return true;
}

static bool quita(int cosa)
{
    for (int i = 0; i < n; i++) {
        if (modelo[i] == cosa) {
            for (int j = i; j < n - 1; j++) {
                modelo[j] = modelo[j + 1];
            }
            n--;
            return true;
        }
    }
    return false;
}

static bool igual(void)
{
    if (mochila_cuantas() != n
        || mochila_ve(-1) != -1
        || mochila_ve(n) != -1) {
        return false;
    }
    for (int i = 0; i < n; i++) {
        if (mochila_ve(i) != modelo[i]) {
            return false;
        }
    }
    return true;
}

int main(void)
{
    bool bien = true;

    srand(7);
    mochila_nueva();
    for (int i = 0; i < 1500 && bien; i++) {
        int cosa = rand() % 20;

        if (rand() % 4 == 0) {
            bien = quita(cosa)
                   == mochila_quita(cosa);
        } else {
            bien = mete(cosa)
                   == mochila_mete(cosa);
        }
        bien = bien && igual();
    }
    if (!bien) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
