#include <stdio.h>

int main(void)
{
    char *texto = NULL;
    int paso = 5;
    char *luego = texto + paso;
    printf("%d\n", luego != NULL);
    return 0;
}
