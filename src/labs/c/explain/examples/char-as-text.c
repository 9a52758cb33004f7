#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[10] = "Ho";
    strcat(palabra, 'y');
    printf("%s\n", palabra);
    return 0;
}
