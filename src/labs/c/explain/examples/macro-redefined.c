#include <stdio.h>
#define LIMITE 10
#define LIMITE 20

int main(void)
{
    printf("%d\n", LIMITE);
    return 0;
}
