#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[4];
    strcpy(palabra, "Hola mundo");
    printf("%s\n", palabra);
    return 0;
}
