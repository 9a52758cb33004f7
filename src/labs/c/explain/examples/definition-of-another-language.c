#include <stdio.h>

function saludar(void)
{
    puts("Hola");
}

int main(void)
{
    saludar();
    return 0;
}
