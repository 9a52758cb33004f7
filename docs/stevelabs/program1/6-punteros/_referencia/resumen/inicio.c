#include <stdbool.h>
#include <stdio.h>

#define MAX 20

// Escribe aquí la función resume

int main(void)
{
    int v[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%d", &v[n]) == 1) {
        n++;
    }
    // Llámala y escribe lo que resulte
    return 0;
}
