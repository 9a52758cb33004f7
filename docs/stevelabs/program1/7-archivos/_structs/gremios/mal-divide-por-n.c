// Falla: caso uno de los tres cayó
// Falla: caso un vivo entre caídos
// Falla: caso sobran dos y hay caídos delante
#include <stdio.h>

#define MAX 10

struct heroe {
    char inicial;
    int vida;
    int oro;
};

typedef struct heroe Heroe;

void reparte(Heroe v[], int n, int oro)
{
    if (n == 0) {
        return;
    }

    int parte = oro / n;
    int sobran = oro % n;

    for (int i = 0; i < n; i++) {
        if (v[i].vida > 0) {
            v[i].oro += parte;
            if (sobran > 0) {
                v[i].oro++;
                sobran--;
            }
        }
    }
}

int main(void)
{
    Heroe v[MAX];
    int oro = 0;
    int n = 0;

    scanf("%d", &oro);
    while (n < MAX
           && scanf(" %c %d %d",
                    &v[n].inicial,
                    &v[n].vida,
                    &v[n].oro) == 3) {
        n++;
    }
    reparte(v, n, oro);
    printf("Oro: %d\n", oro);
    for (int i = 0; i < n; i++) {
        printf("%c %d\n", v[i].inicial,
               v[i].oro);
    }
    return 0;
}
