#include <stdio.h>
#include <string.h>

int main(void)
{
    char clave[20] = "";
    fgets(clave, sizeof clave, stdin);
    printf("%d\n", strcmp(clave, "dragon"));
    return 0;
}
