#include <stdio.h>
#include <string.h>

int main(void)
{
    printf("%zu\n", strlen(NULL));
    return 0;
}
