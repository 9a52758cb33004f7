#include <stdio.h>

int main(void)
{
    char line[80];
    FILE *file = fopen("notas.txt", "r");
    fgets(line, sizeof line, file);
    printf("%s", line);
    fclose(file);
    return 0;
}
