#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    char letra = '?';

[[    int *p = NULL;]]
[[    scanf(" %c", &letra);]]
[[    if (letra == 'o') {]]
[[        p = &oro;]]
[[    } else if (letra == 'v') {]]
[[        p = &vida;]]
[[    }]]
[[    if (p != NULL) {]]
[[        *p = *p + 10;]]
[[    }]]
    printf("%d %d\n", oro, vida);
    return 0;
}
