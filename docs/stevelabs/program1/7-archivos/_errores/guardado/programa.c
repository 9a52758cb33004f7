#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);

[[    FILE *f = fopen("oro.txt", "w");]]
[[    if (f == NULL) {]]
[[        perror("No pude abrir oro.txt");]]
[[        return EXIT_FAILURE;]]
[[    }]]
[[    fprintf(f, "oro %d\n", oro);]]
[[    if (fclose(f) != 0) {]]
[[        perror("No pude guardarlo");]]
[[        return EXIT_FAILURE;]]
[[    }]]
[[    printf("Guardado.\n");]]
    return EXIT_SUCCESS;
}
