#include "mayor.h"

int mayor(const int v[], int n)
{
    int mejor = 0;

    for (int i = 0; i < n; i++) {
        if (v[i] > mejor) {
            mejor = v[i];
        }
    }
    return mejor;
}
