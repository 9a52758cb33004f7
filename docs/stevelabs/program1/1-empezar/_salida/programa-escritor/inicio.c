#include <stdio.h>

int main(void)
{
    printf("#include <stdio.h>\n");
    return 0;
}
