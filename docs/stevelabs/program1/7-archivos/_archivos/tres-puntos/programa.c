#include <stdio.h>

int main(void)
{
    int puntos = 0;

[[    FILE *f = fopen("puntos.txt", "w");]]
[[    if (f == NULL) {]]
[[        return 1;]]
[[    }]]
[[    for (int i = 0; i < 3; i++) {]]
[[        scanf("%d", &puntos);]]
[[        fprintf(f, "%d\n", puntos);]]
[[    }]]
[[    fclose(f);]]
    return 0;
}
