#include <stdio.h>

#define MAX 10

struct heroe {
    char inicial;
    int vida;
    int oro;
};

typedef struct heroe Heroe;

int cuenta(const Heroe *v, int n)
{
    int vivos = 0;

    for (const Heroe *p = v; p < v + n;
         p++) {
        if (p->vida > 0) {
            vivos++;
        }
    }
    return vivos;
}

void reparte(Heroe *v, int n, int oro)
{
    int quedan = cuenta(v, n);

    for (Heroe *h = v; h < v + n; h++) {
        if (h->vida > 0) {
            int toca = (oro + quedan - 1)
                       / quedan;

            (*h).oro += toca;
            oro -= toca;
            quedan--;
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
